/** Printed after the start: the address of the shop, and how to import products if there are none. */
export const openingLines = (publicUrl: string, isFilled: boolean): string =>
  isFilled
    ? `The shop is open: ${publicUrl}`
    : `The shop runs at ${publicUrl} and is not ready: it has no products yet, so /health/ready returns 503.
  Import a catalogue while it runs: npm run -s shop -- import catalogue.json
  In the image: node dist/server/shop.js import catalogue.json. The format is described in docs/operations/commands.md.`
