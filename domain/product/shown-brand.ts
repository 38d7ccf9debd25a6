/** A title that begins with its brand does not need it above: "Biofinity toric". */
export const shownBrand = ({ title, brand }: { readonly title: string; readonly brand: string }): string | undefined =>
  title.toLowerCase().startsWith(brand.toLowerCase()) ? undefined : brand
