/** A title that begins with its brand says it already: "Biofinity toric" needs no "Biofinity" above. */
export const shownBrand = ({ title, brand }: { readonly title: string; readonly brand: string }): string | undefined =>
  title.toLowerCase().startsWith(brand.toLowerCase()) ? undefined : brand
