/** A postal address. */
export const AddressLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <address>{lines.map((line) => <div key={line}>{line}</div>)}</address>
)
