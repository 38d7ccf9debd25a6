/** The twelve product types, spelled as the specification spells them (Commerce §1). */
export const PRODUCT_TYPES = [
  'lens', 'lenscare', 'sunglasses', 'eye_care', 'accessory', 'fun_lens', 'humidifier',
  'marketing_gifts', 'reading_glasses', 'saline', 'service', 'All_in_One',
] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]
