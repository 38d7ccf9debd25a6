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
  /** Absent while loading. */
  readonly products?: readonly ListedProduct[] | undefined
  /** How many products of the list are no longer sold. */
  readonly removedCount: number
  readonly hasFailed: boolean
  readonly lensesPath: string
  readonly heart: (product: ListedProduct) => ReactNode
  readonly onRetry: () => void
  /** Called when a link to a product is followed. */
  readonly onFollow: () => void
}

const THUMBNAIL = 140

type ItemProps = Pick<WishlistViewProps, 'heart' | 'onFollow'> & { readonly product: ListedProduct }

const ItemView = ({ product, heart, onFollow }: ItemProps) => (
  <li className={css['item']}>
    <div className={css['picture']}>
      {product.image !== undefined && <Picture path={product.image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}
    </div>
    <div className={css['text']}>
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

/** The products on the wishlist, with current prices (Account §2.6). */
export const WishlistView = ({ products, removedCount, hasFailed, lensesPath, heart, onRetry, onFollow }: WishlistViewProps) => {
  if (hasFailed) {
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
      {products.length === 0 && removedCount === 0 && <EmptyView lensesPath={lensesPath} onFollow={onFollow} />}
      <ul className={css['list']}>
        {products.map((product) => <ItemView key={product.id} product={product} heart={heart} onFollow={onFollow} />)}
      </ul>
      {removedCount > 0 && <p className={css['note']}><FormattedMessage id="wishlist.discontinued" values={{ count: removedCount }} /></p>}
      <p className={css['note']}><FormattedMessage id="wishlist.on_device" /></p>
    </>
  )
}
