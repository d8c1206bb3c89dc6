// Who sits before this browser. The first question to the server also brings the cookie that everything else needs.

import { api } from "./api";

export const me = $state<{ name: string | null; known: boolean }>({ name: null, known: false });

export async function meet(): Promise<void> {
  me.name = (await api.me()).name;
  me.known = true;
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
}
