import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { countedBy } from '../../domain/product/counted-by.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
import { Picture } from '../design/Picture.tsx'
import { QuantityField } from '../design/QuantityField.tsx'
import { COUNTED_MESSAGES } from '../listing/counted-messages.ts'
import { PricePerUnitView } from '../listing/PricePerUnitView.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import { formatText } from '../messages/format-text.ts'
import type { Message } from '../messages/message.ts'
import type { RecommendationData } from './recommendation-data.ts'
import css from './RecommendationsView.module.css'

const THUMBNAIL = 140

export type RecommendationsViewProps = {
  readonly recommendation: RecommendationData | undefined
  /** The action of the forms without script. */
  readonly action: string
  readonly idPrefix: string
  readonly heading: 'h2' | 'h3'
  readonly adding?: ProductId | undefined
  readonly problem?: { readonly productId: ProductId; readonly message: Message } | undefined
  readonly onAdd?: ((productId: ProductId, quantity: string, position: number) => void) | undefined
  readonly onFollow?: ((product: RecommendationData['products'][number]) => void) | undefined
}

type Recommended = RecommendationData['products'][number]
type RecommendedViewProps = Omit<RecommendationsViewProps, 'recommendation' | 'heading'> & {
  readonly product: Recommended
  readonly recommendationId: string
}

const RecommendedView = ({ product, recommendationId, action, idPrefix, adding, problem, onAdd, onFollow }: RecommendedViewProps) => {
  const intl = useIntl()
  const { id, position, maximum, title, to, brand, image, price, pricePerUnit, pack } = product
  const unit = countedBy(pack.label)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (onAdd === undefined) return
    event.preventDefault()
    const quantity = new FormData(event.currentTarget).get('quantity')
    if (adding === undefined) onAdd(id, typeof quantity === 'string' ? quantity : '', position)
  }
  return (
    <li className={css['product']}>
      <div className={css['picture']}>
        {image !== undefined && <Picture path={image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}
      </div>
      <div className={css['text']}>
        <p className={css['brand']}>{brand}</p>
        <p className={css['name']}><Link to={to} onClick={() => { onFollow?.(product) }}><NameText name={title} /></Link></p>
        <p className={css['price']}><MoneyText money={price.current} /></p>
        {pricePerUnit !== undefined && <p className={css['unit']}><PricePerUnitView pricePerUnit={pricePerUnit} /></p>}
      </div>
      <form method="post" action={action} className={css['form']} onSubmit={submit}>
        <input type="hidden" name="productId" value={id} />
        <input type="hidden" name="recommendationId" value={recommendationId} />
        <input type="hidden" name="itemPosition" value={position} />
        <QuantityField
          id={`${idPrefix}-recommended-${id}`}
          label={<FormattedMessage id="cart.quantity_of_product" values={{ title, unit }} />}
          isLabelHidden
          name="quantity"
          max={maximum}
          decreaseLabel={intl.formatMessage({ id: COUNTED_MESSAGES[unit].less })}
          of={title}
          increaseLabel={intl.formatMessage({ id: COUNTED_MESSAGES[unit].more })}
        />
        <Button
          type="submit"
          name="intent"
          value="addRecommended"
          variant="secondary"
          isBusy={adding === id}
          aria-label={intl.formatMessage({ id: 'cart.add_recommended' }, { title })}
        >
          <Icon name="cart" />
        </Button>
      </form>
      {problem?.productId === id && <p className={css['problem']} role="alert">{formatText(intl, problem.message, unit)}</p>}
    </li>
  )
}

/** Recommendations for a cart; nothing if there are none (Commerce §2). Real forms, one per product. */
export const RecommendationsView = (props: RecommendationsViewProps) => {
  const { recommendation, action, idPrefix, heading: Heading, adding, problem, onAdd, onFollow } = props
  if (recommendation === undefined || recommendation.products.length === 0) return null
  return (
    <section className={css['block']} aria-labelledby={`${idPrefix}-recommendations`}>
      <Heading id={`${idPrefix}-recommendations`} className={css['title']}><FormattedMessage id="cart.recommendations" /></Heading>
      <ul className={css['products']}>
        {recommendation.products.map((product) => (
          <RecommendedView
            key={product.id}
            product={product}
            recommendationId={recommendation.recommendationId}
            action={action}
            idPrefix={idPrefix}
            adding={adding}
            problem={problem}
            onAdd={onAdd}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </section>
  )
}
