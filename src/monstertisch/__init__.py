"""Monstertisch: three monster card games to play, to study and to balance."""
