/**
 * What whoever starts a shop reads at last: where it is open, or that there is nothing to sell yet and how that is mended. `isFilled` is
 * what `/health/ready` says of the catalogue.
 */
export const openingLines = (publicUrl: string, isFilled: boolean): string =>
  isFilled
    ? `The shop is open: ${publicUrl}`
    : `The shop runs at ${publicUrl} and is not ready: it has no goods yet, so /health/ready answers 503.
  Fill it while it runs: npm run -s shop -- import catalogue.json
  In the image it is node dist/server/shop.js import; docs/operations/commands.md says how a catalogue is written.`
