import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
import { Picture } from '../design/Picture.tsx'
import type { ListedProduct } from '../listing/listed-product.ts'
import { PackContentView } from '../listing/PackContentView.tsx'
import { PriceView } from '../listing/PriceView.tsx'
import css from './Hero.module.css'

type Props = {
  readonly product: ListedProduct
  readonly title: string
}

/** A product with its current price, per pack and per lens: all amounts come from the shop. */
export const HeroOfferView = ({ product, title }: Props) => (
  <article className={css['offer']} data-list="popular">
    {product.image !== undefined && <Picture path={product.image} alt="" width={300} height={300} className={css['pack']} />}
    <div className={css['tag']}>
      {title !== '' && <p className={css['about']}>{title}</p>}
      <h2><Link to={product.to} data-product={product.id}><NameText name={product.title} /></Link></h2>
      <p><PackContentView label={product.pack.label} /></p>
      <PriceView price={product.price} pricePerUnit={product.pricePerUnit} size="page" />
    </div>
  </article>
)
