import { writeListingQuery } from '../../../domain/listing/write-listing-query.ts'
import type { BlockViewProps } from '../block-view.ts'
import { BrandsView } from '../BrandsView.tsx'

const brandQuery = (brand: string): string => writeListingQuery(new URLSearchParams(), { filters: { brand: [brand] } })

export const BrandListBlockView = ({ block, context }: BlockViewProps<'BrandList'>) => (
  <BrandsView
    title={block.title}
    text={block.text}
    brands={context.assortment.brands.map(({ name, count }) => ({ name, count, to: `${context.toPath('/c/lens')}?${brandQuery(name)}` }))}
  />
)
