"""The server: tables that people share in their browsers, and a log that loses nothing."""
