/** `localhost`, `mrlens.localhost:3000` and the loopback addresses, which have no certificates. */
export const isLocalhost = (host: string): boolean =>
  /^(?:[a-z0-9-]+\.)*localhost(?::\d+)?$|^127(?:\.\d{1,3}){3}(?::\d+)?$|^\[::1\](?::\d+)?$/i.test(host)
