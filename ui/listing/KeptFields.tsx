/** The rest of a query inside a plain form. */
export const KeptFields = ({ fields }: { readonly fields: readonly (readonly [string, string])[] }) =>
  fields.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)
