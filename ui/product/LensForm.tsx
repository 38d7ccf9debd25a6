import { Suspense, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usedKeys } from '../../domain/prescription/lens-blocks.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import { countedBy, type CountedBy } from '../../domain/product/counted-by.ts'
import type { Failure } from '../../domain/refusal.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { fieldId } from '../design/field-id.ts'
import type { SummarisedError } from '../design/ErrorSummary.tsx'
import { useIdentity } from '../identity/use-identity.ts'
import { EyeFields } from './EyeFields.tsx'
import type { EyeStocks } from './eye-stock.ts'
import { LensFormView } from './LensFormView.tsx'
import { namedProblem } from './named-problem.ts'
import type { LensChoosing } from './use-lens-choices.ts'
import type { useLensPurchase } from './use-lens-purchase.ts'
import { ValuesHelpView } from './ValuesHelpView.tsx'
import type { ViewedProduct } from './viewed-product.ts'
import { MissingPart } from '../notice/MissingPart.tsx'

/** Only whoever is signed in has one. */
const PassOffer = lazyPart(async () => (await import('./PassOffer.tsx')).PassOffer, () => null)
const AddToCartFailure = lazyPart(async () => (await import('./AddToCartFailure.tsx')).AddToCartFailure, MissingPart)

/** What comes with the page is that nobody answers: then no other words would come either. */
const failureText = (failure: Failure, unit: CountedBy): ReactNode =>
  failure._tag === 'ServiceUnavailable'
    ? <FormattedMessage id="product.failed_to_add_to_cart" />
    : <AddToCartFailure failure={failure} unit={unit} />

export const LENS_FORM_ID = 'lens-form'

export type LensFormProps = {
  readonly viewed: ViewedProduct
  readonly choosing: LensChoosing
  readonly purchase: ReturnType<typeof useLensPurchase>
  readonly stocks: EyeStocks
  readonly isStockSilent: boolean
  readonly failure: Failure | undefined
  readonly priceBox: ReactNode
}

/** What stood in the way of the last try and still does, each with the field it belongs to. */
const useErrors = ({ product }: ViewedProduct, { choices, attempt }: LensChoosing, unit: CountedBy): readonly SummarisedError[] => {
  const intl = useIntl()
  return Object.entries(choices.problems)
    .filter(([name]) => attempt.problems[name] !== undefined)
    .map(([name, problem]) => ({
      fieldId: name === 'form' ? fieldId(`r_${usedKeys(product.space)[0] ?? 'quantity'}`) : fieldId(name),
      message: namedProblem(intl, name, problem, unit),
    }))
}

/** The form of both eyes with what is chosen in it. */
export const LensForm = ({ viewed, choosing, purchase, stocks, isStockSilent, failure, priceBox }: LensFormProps) => {
  const toPath = useLocalePath()
  const { product, maximum } = viewed
  const { choices, change, attempt } = choosing
  // What the last answer said is old when the next try was refused before it was sent.
  const isRefusedHere = Object.keys(attempt.problems).length > 0
  const picture = product.gallery.find(({ kind }) => kind === 'parameters')
  const unit = countedBy(product.pack.label)
  const errors = useErrors(viewed, choosing, unit)
  const [isHydrated, identity] = [useIsHydrated(), useIdentity()]
  const mayHavePass = isHydrated && identity?._tag !== 'Guest'
  const fieldsOf = (eye: Eye) => (
    <EyeFields eye={eye} choices={choices} maximum={maximum} unit={unit} colours={product.colours} onChange={change} />
  )
  return (
    <LensFormView
      id={LENS_FORM_ID}
      keptAs={`lens-${product.id}`}
      action={purchase.address}
      isPerEye={product.isPerEye}
      hasValues={usedKeys(product.space).length > 0}
      fields={{ right: fieldsOf('right'), left: fieldsOf('left') }}
      help={
        <>
          <ValuesHelpView keys={usedKeys(product.space)} picture={picture?.image} guidePath={toPath('/lens-values')} />
          {mayHavePass && <Suspense><PassOffer productId={product.id} form={choices.form} onChange={change} /></Suspense>}
        </>
      }
      stocks={stocks}
      unit={unit}
      errors={errors}
      attempt={attempt.count}
      failure={failure === undefined || isRefusedHere ? undefined : failureText(failure, unit)}
      isBusy={purchase.isBusy}
      isStockSilent={isStockSilent}
      priceBox={priceBox}
      onSubmit={purchase.submit}
      onCopy={() => { change({ type: 'right.copied' }) }}
      onClear={(eye) => { change({ type: 'eye.cleared', eye }) }}
    />
  )
}
