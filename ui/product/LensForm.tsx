import { Suspense, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usedKeys } from '../../domain/prescription/lens-blocks.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import { countedBy, type CountedBy } from '../../domain/product/counted-by.ts'
import type { Failure } from '../../domain/refusal.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { sharedPart } from '../binding/server-part.tsx'
import { useIsHydrated } from '../binding/use-is-hydrated.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { fieldId } from '../design/field-id.ts'
import type { SummarisedError } from '../design/ErrorSummary.tsx'
import { useIdentity } from '../identity/use-identity.ts'
import { EyeFields } from './EyeFields.tsx'
import type { EyeStocks } from './eye-stock.ts'
import { LensFormView } from './LensFormView.tsx'
import { namedProblem } from './named-problem.ts'
import type { LensChoicesState } from './use-lens-choices.ts'
import type { useLensPurchase } from './use-lens-purchase.ts'
import type { ViewedProduct } from './viewed-product.ts'
import { WithTexts } from '../messages/WithTexts.tsx'
import { MissingPart } from '../notice/MissingPart.tsx'

const ValuesHelp = sharedPart(async () => (await import('./ValuesHelpView.tsx')).ValuesHelpView)

/** Only for customers. */
const PassOffer = lazyPart(async () => (await import('./PassOffer.tsx')).PassOffer, () => null)
const AddToCartFailure = lazyPart(async () => (await import('./AddToCartFailure.tsx')).AddToCartFailure, MissingPart)

/** The text for an unavailable shop is loaded with the page: in that case other texts could not be loaded. */
const failureText = (failure: Failure, unit: CountedBy): ReactNode =>
  failure._tag === 'ServiceUnavailable'
    ? <FormattedMessage id="product.failed_to_add_to_cart" />
    : <WithTexts part="refusals"><AddToCartFailure failure={failure} unit={unit} /></WithTexts>

export const LENS_FORM_ID = 'lens-form'

export type LensFormProps = {
  readonly viewed: ViewedProduct
  readonly lensChoices: LensChoicesState
  readonly purchase: ReturnType<typeof useLensPurchase>
  readonly stocks: EyeStocks
  readonly hasStockFailed: boolean
  readonly failure: Failure | undefined
  readonly priceBox: ReactNode
}

/** The errors of the last attempt that still exist, each with its field. */
const useErrors = ({ product }: ViewedProduct, { choices, attempt }: LensChoicesState, unit: CountedBy): readonly SummarisedError[] => {
  const intl = useIntl()
  return Object.entries(choices.problems)
    .filter(([name]) => attempt.problems[name] !== undefined)
    .map(([name, problem]) => ({
      fieldId: name === 'form' ? fieldId(`r_${usedKeys(product.space)[0] ?? 'quantity'}`) : fieldId(name),
      message: namedProblem(intl, name, problem, unit),
    }))
}

/** The form of both eyes with its current choices. */
export const LensForm = ({ viewed, lensChoices, purchase, stocks, hasStockFailed, failure, priceBox }: LensFormProps) => {
  const toPath = useLocalePath()
  const { product, maximum } = viewed
  const { choices, change, attempt } = lensChoices
  // The last reply is outdated if the next attempt was refused before it was sent.
  const isRefusedHere = Object.keys(attempt.problems).length > 0
  const picture = product.gallery.find(({ kind }) => kind === 'parameters')
  const unit = countedBy(product.pack.label)
  const errors = useErrors(viewed, lensChoices, unit)
  const [isHydrated, identity] = [useIsHydrated(), useIdentity()]
  const mayHavePass = isHydrated && identity?._tag !== 'Guest'
  const fieldsOf = (eye: Eye) => (
    <EyeFields eye={eye} choices={choices} maximum={maximum} unit={unit} colours={product.colours} onChange={change} />
  )
  return (
    <LensFormView
      id={LENS_FORM_ID}
      preservedAs={`lens-${product.id}`}
      action={purchase.address}
      isPerEye={product.isPerEye}
      hasValues={usedKeys(product.space).length > 0}
      fields={{ right: fieldsOf('right'), left: fieldsOf('left') }}
      help={
        <>
          <ValuesHelp keys={usedKeys(product.space)} picture={picture?.image} guidePath={toPath('/lens-values')} />
          {mayHavePass && <Suspense><PassOffer productId={product.id} form={choices.form} onChange={change} /></Suspense>}
        </>
      }
      stocks={stocks}
      unit={unit}
      errors={errors}
      attempt={attempt.count}
      failure={failure === undefined || isRefusedHere ? undefined : failureText(failure, unit)}
      isBusy={purchase.isBusy}
      hasStockFailed={hasStockFailed}
      priceBox={priceBox}
      onSubmit={purchase.submit}
      onCopy={() => { change({ type: 'right.copied' }) }}
      onClear={(eye) => { change({ type: 'eye.cleared', eye }) }}
    />
  )
}
