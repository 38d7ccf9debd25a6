import { FormattedMessage } from 'react-intl'
import { shownBrand } from '../../domain/product/shown-brand.ts'
import { Badge } from '../design/Badge.tsx'
import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
import { Picture } from '../design/Picture.tsx'
import { useTexts } from '../messages/WithTexts.tsx'
import { StockBadgeView } from '../stock/StockBadgeView.tsx'
import { FacetValueText } from './FacetValueText.tsx'
import { FlagView } from './FlagView.tsx'
import type { ListedProduct } from './listed-product.ts'
import { PackContentView } from './PackContentView.tsx'
import { PriceView } from './PriceView.tsx'
import { RatingView } from './RatingView.tsx'
import css from './ProductCardView.module.css'

export type ProductCardContentProps = {
  readonly product: ListedProduct
  /** For cards above the fold. */
  readonly isEager?: boolean | undefined
  readonly heading?: 'h2' | 'h3' | undefined
}

/** Side of the square picture of a card, in pixels (Commerce §9). */
const COVER = 300
// Two columns on a phone: one pixel more here would make a normal-density phone load twice the size.
const SIZES = '(min-width: 350px) and (max-width: 639px) calc(50vw - 40px), 240px'

/** What the card of a product shows. Which list it is in is known by the page (`data-list`). */
export const ProductCardContent = ({ product, isEager, heading: Heading = 'h3' }: ProductCardContentProps) => useTexts('cards') && (
  <>
    <div className={css['cover']}>
      {product.image !== undefined && (
        <Picture path={product.image} alt="" width={COVER} height={COVER} shrinksTo={SIZES} isEager={isEager} />
      )}
    </div>
    <div className={css['words']}>
      {product.badge !== undefined && <p className={css['flag']}><FlagView flag={product.badge} /></p>}
      {shownBrand(product) !== undefined && <p className={css['brand']}>{shownBrand(product)}</p>}
      <Heading className={css['title']}>
        <Link to={product.to} data-product={product.id}><NameText name={product.title} /></Link>
      </Heading>
      <p className={css['kind']}>
        {product.usage !== undefined && <><FacetValueText facet="lens_usage" value={product.usage} />{', '}</>}
        <span className={css['pack']}><PackContentView label={product.pack.label} /></span>
      </p>
      <RatingView rating={product.rating} />
    </div>
    <div className={css['offer']}>
      {product.isDiscontinued
        ? <Badge tone="disabled"><FormattedMessage id="listing.discontinued" /></Badge>
        : <PriceView price={product.price} pricePerUnit={product.pricePerUnit} />}
      {!product.isDiscontinued && product.stock !== undefined && <StockBadgeView badge={product.stock} />}
    </div>
  </>
)
