import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { shownBrand } from '../../domain/product/shown-brand.ts'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
import { Notice } from '../design/Notice.tsx'
import { Picture } from '../design/Picture.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import type { ListedProduct } from '../listing/listed-product.ts'
import { PackContentView } from '../listing/PackContentView.tsx'
import { PriceView } from '../listing/PriceView.tsx'
import { StockBadgeView } from '../stock/StockBadgeView.tsx'
import css from './WishlistView.module.css'

export type WishlistViewProps = {
  /** Absent while they are on their way. */
  readonly products?: readonly ListedProduct[] | undefined
  /** How many of the list are sold no more. */
  readonly gone: number
  readonly isLost: boolean
  readonly lensesPath: string
  readonly heart: (product: ListedProduct) => ReactNode
  readonly onRetry: () => void
  /** Somebody leaves for a product. */
  readonly onFollow: () => void
}

const THUMBNAIL = 140

type WishedProps = Pick<WishlistViewProps, 'heart' | 'onFollow'> & { readonly product: ListedProduct }

const WishedView = ({ product, heart, onFollow }: WishedProps) => (
  <li className={css['wished']}>
    <div className={css['picture']}>
      {product.image !== undefined && <Picture path={product.image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}
    </div>
    <div className={css['words']}>
      {shownBrand(product) !== undefined && <p className={css['kind']}>{shownBrand(product)}</p>}
      <p><Link to={product.to} onClick={onFollow}><NameText name={product.title} /></Link></p>
      <p className={css['kind']}><PackContentView label={product.pack.label} /></p>
      {product.isDiscontinued
        ? <Badge tone="disabled"><FormattedMessage id="listing.discontinued" /></Badge>
        : <PriceView price={product.price} pricePerUnit={product.pricePerUnit} />}
      {!product.isDiscontinued && product.stock !== undefined && <StockBadgeView badge={product.stock} />}
    </div>
    {heart(product)}
  </li>
)

const EmptyView = ({ lensesPath, onFollow }: Pick<WishlistViewProps, 'lensesPath' | 'onFollow'>) => (
  <div className={css['empty']}>
    <Icon name="heart" size="large" />
    <h3><FormattedMessage id="wishlist.empty" /></h3>
    <p><FormattedMessage id="wishlist.empty_hint" /></p>
    <ButtonLink to={lensesPath} onClick={onFollow}><FormattedMessage id="wishlist.to_lenses" /></ButtonLink>
  </div>
)

const WaitingView = () => (
  <div className={css['list']} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton shape="line" />
    <Skeleton shape="line" />
  </div>
)

/** What somebody wants to find again, as it is sold today (Account §2.6). */
export const WishlistView = ({ products, gone, isLost, lensesPath, heart, onRetry, onFollow }: WishlistViewProps) => {
  if (isLost) {
    return (
      <Notice tone="danger" role="alert">
        <p><FormattedMessage id="wishlist.not_loaded" /></p>
        <Button variant="quiet" onClick={onRetry}><FormattedMessage id="wishlist.retry" /></Button>
      </Notice>
    )
  }
  if (products === undefined) return <WaitingView />
  return (
    <>
      {products.length === 0 && gone === 0 && <EmptyView lensesPath={lensesPath} onFollow={onFollow} />}
      <ul className={css['list']}>
        {products.map((product) => <WishedView key={product.id} product={product} heart={heart} onFollow={onFollow} />)}
      </ul>
      {gone > 0 && <p className={css['note']}><FormattedMessage id="wishlist.gone" values={{ count: gone }} /></p>}
      <p className={css['note']}><FormattedMessage id="wishlist.on_device" /></p>
    </>
  )
}
