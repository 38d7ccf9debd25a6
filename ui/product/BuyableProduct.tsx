import { lazy, Suspense, useCallback, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useActionData, useFetcher, useLocation } from 'react-router'
import * as E from 'fp-ts/lib/Either.js'
import { usedKeys } from '../../domain/prescription/lens-blocks.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { useCartSidebar, useGiftDialog } from '../cart/openings.ts'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useOnChange } from '../binding/use-on-change.ts'
import { fieldId } from '../design/field-id.ts'
import type { ListedProduct } from '../listing/listed-product.ts'
import { MoneyText } from '../money/MoneyText.tsx'
import { addToCartMessage } from '../messages/add-to-cart-message.ts'
import { say } from '../messages/say.ts'
import { campaignOf } from './campaign.ts'
import { chosenItems } from './chosen-items.ts'
import { EyeFields } from './EyeFields.tsx'
import { eyeStocks } from './eye-stock.ts'
import type { Problems } from './field-problem.ts'
import { changeChoices } from './lens-choices.ts'
import type { ChoiceEvent } from './lens-choices.ts'
import { LensFormView } from './LensFormView.tsx'
import type { Live } from './LiveOffer.tsx'
import { namedProblem } from './named-problem.ts'
import { PriceBoxView } from './PriceBoxView.tsx'
import type { ProductPageData } from './product-page-data.ts'
import { ProductPageView } from './ProductPageView.tsx'
import type { ProductReply } from './product-reply.ts'
import type { action } from './product.route.ts'
import { readChoices } from './read-choices.ts'
import { sentFields } from './sent-fields.ts'
import { shownOffer } from './shown-offer.ts'
import { chosenLenses, chosenPacks, stockQuestions } from './stock-questions.ts'
import { writtenChoices } from './written-choices.ts'

const LiveOffer = lazy(async () => ({ default: (await import('./LiveOffer.tsx')).LiveOffer }))

export const LENS_FORM_ID = 'lens-form'

/** What was added is shown at the side, and a new gift is asked about. */
const useOpeningWhenAdded = (reply: ProductReply | undefined): void => {
  const cartSidebar = useCartSidebar()
  const giftDialog = useGiftDialog()
  useOnChange(reply, useCallback((news) => {
    if (news?._tag !== 'Added') return
    cartSidebar.open()
    if (news.hasNewTrial === true) giftDialog.open()
  }, [cartSidebar, giftDialog]))
}

type BuyableProductProps = {
  readonly product: ProductPageData
  readonly maximum: number
  readonly stocks: readonly VariantStock[]
  readonly breadcrumbs: ReactNode
  readonly onUpsell: (product: ListedProduct) => void
  readonly onSimilar: (product: ListedProduct) => void
}

/** The page of a product that can be bought: holds what is chosen and asks for its price and stock. */
export const BuyableProduct = ({ product, maximum, stocks, breadcrumbs, onUpsell, onSimilar }: BuyableProductProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const here = useLocation()
  const posted = useActionData<typeof action>()
  const fetcher = useFetcher<typeof action>()
  const isAwake = useIsHydrated()
  const params = new URLSearchParams(here.search)
  const [choices, setChoices] = useState(() => {
    // What the page before passed on stays out of the address; the server knows nothing of it, so neither does a page that wakes up.
    const passed = isAwake ? (here.state as ReturnType<typeof writtenChoices> | null) : null
    const read = readChoices(product, posted?.fields ?? passed ?? sentFields(params), maximum)
    return posted === undefined ? read : { ...read, problems: { ...read.problems, ...posted.problems } }
  })
  const [attempt, setAttempt] = useState({ count: 0, problems: posted?.problems ?? {} })
  const [answered, setAnswered] = useState(fetcher.data)
  const refuse = (problems: Problems): void => {
    setAttempt(({ count }) => ({ count: count + 1, problems }))
    setChoices((now) => changeChoices(now, { type: 'problems.found', problems }))
  }
  if (fetcher.data !== answered) {
    setAnswered(fetcher.data)
    if (fetcher.data !== undefined) refuse(fetcher.data.problems)
  }
  useOpeningWhenAdded(fetcher.data)

  const packs = chosenPacks(product.id, choices)
  const { fk } = campaignOf(params, product.id)
  const [live, setLive] = useState<Live>()
  const known = live?.stock._tag === 'Known' ? live.stock.answer : (posted?.stocks ?? stocks)
  const offer = shownOffer(product, packs, live?.pricing)
  const failure = fetcher.data?.failure ?? posted?.failure
  const isBusy = fetcher.state !== 'idle'

  const change = useCallback((event: ChoiceEvent): void => { setChoices((now) => changeChoices(now, event)) }, [])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (isBusy || !(submitter instanceof HTMLButtonElement) || submitter.value !== 'add') return
    const items = chosenItems(product, choices)
    if (E.isLeft(items)) return refuse(items.left)
    const fields = new FormData(event.currentTarget)
    fields.set('intent', 'add')
    fields.set('after', 'sidebar')
    void fetcher.submit(fields, { method: 'post', action: here.pathname + here.search })
  }
  const errors = Object.entries(choices.problems)
    .filter(([name]) => attempt.problems[name] !== undefined)
    .map(([name, problem]) => ({
      fieldId: name === 'form' ? fieldId(`r_${usedKeys(product.space)[0] ?? 'quantity'}`) : fieldId(name),
      message: namedProblem(intl, name, problem),
    }))
  const fieldsOf = (eye: 'right' | 'left') => <EyeFields eye={eye} choices={choices} maximum={maximum} onChange={change} />

  return (
    <>
      {isAwake && (packs > 0 || fk !== undefined) && (
        <Suspense fallback={null}>
          <LiveOffer productId={product.id} packs={packs} fk={fk} questions={stockQuestions(product.id, choices)} onChange={setLive} />
        </Suspense>
      )}
      <ProductPageView
        product={product}
        breadcrumbs={breadcrumbs}
        onUpsell={onUpsell}
        onSimilar={onSimilar}
        packState={writtenChoices(choices)}
        form={{
          id: LENS_FORM_ID,
          isBusy,
          total: <MoneyText money={offer.total.current} />,
          element: (
            <LensFormView
              id={LENS_FORM_ID}
              action={here.pathname + here.search}
              isPerEye={product.isPerEye}
              hasValues={usedKeys(product.space).length > 0}
              fields={{ right: fieldsOf('right'), left: fieldsOf('left') }}
              stocks={eyeStocks(chosenLenses(product.id, choices), known)}
              errors={errors}
              attempt={attempt.count}
              failure={failure === undefined ? undefined : say(intl, addToCartMessage(failure, locale))}
              isBusy={isBusy}
              isStockSilent={live?.stock._tag === 'Failed'}
              priceBox={<PriceBoxView offer={offer} />}
              onSubmit={submit}
              onCopy={() => { change({ type: 'right.copied' }) }}
              onClear={(eye) => { change({ type: 'eye.cleared', eye }) }}
            />
          ),
        }}
      />
    </>
  )
}
