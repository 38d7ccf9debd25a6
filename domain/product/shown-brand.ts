/** A title that names its brand says it already: "1-Day Acuvue Moist" needs no "Acuvue" above. */
export const shownBrand = ({ title, brand }: { readonly title: string; readonly brand: string }): string | undefined =>
  title.toLowerCase().includes(brand.toLowerCase()) ? undefined : brand
