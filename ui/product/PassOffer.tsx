import * as E from 'fp-ts/lib/Either.js'
import { use, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { fitValues } from '../../domain/lens-pass/fit-values.ts'
import type { ShownWearer } from '../../domain/lens-pass/shown-lens-pass.ts'
import { EYES, OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { LoadPartTextsContext } from '../messages/load-part-texts.ts'
import { formatText } from '../messages/format-text.ts'
import { useRefusal } from '../messages/use-refusal.ts'
import type { ChoiceEvent, LensChoices } from './lens-choices.ts'
import { toEyeRows, valuesQuery } from './eye-values.ts'
import { PassOfferView, type FilledIn } from './PassOfferView.tsx'
import { Shop } from '../../application/storefront/shop/shop.ts'

export type PassOfferProps = {
  readonly productId: number
  readonly form: LensChoices['form']
  readonly onChange: (event: ChoiceEvent) => void
}

type PassState = { readonly _tag: 'Closed' | 'Waiting' } | {
  readonly _tag: 'Known'
  readonly pass: E.Either<Failure, readonly ShownWearer[]>
}

/**
 * Fills the form of a lens from the customer's lens profile. It is loaded late and only for possible customers; the profile itself
 * is loaded on request. Values that the lens does not have are reported and left empty.
 */
export const PassOffer = ({ productId, form, onChange }: PassOfferProps) => {
  const { lensPass } = useInjected(Shop)
  const loadPartTexts = use(LoadPartTextsContext)
  const [intl, locale, toPath] = [useIntl(), useLocale(), useLocalePath()]
  const [hasTexts, setHasTexts] = useState(false)
  const [passState, setPassState] = useState<PassState>({ _tag: 'Closed' })
  const [filled, setFilled] = useState<FilledIn>()
  const refusal = useRefusal(passState._tag === 'Known' && E.isLeft(passState.pass) ? passState.pass.left : undefined)
  useEffect(() => { loadPartTexts('lens-profile').then(() => { setHasTexts(true) }, () => undefined) }, [loadPartTexts])
  if (!hasTexts) return null

  const open = async (): Promise<void> => {
    setPassState({ _tag: 'Waiting' })
    setPassState({ _tag: 'Known', pass: await lensPass.getLensPass({})() })
  }
  const fill = ({ name, values: [current] }: ShownWearer): void => {
    const { eyes, unfit } = fitValues(form.space, current?.eyes ?? {})
    for (const eye of EYES) {
      onChange({ type: 'eye.cleared', eye })
      for (const key of OPTION_KEYS) {
        const value = eyes[eye]?.[key]
        if (value !== undefined) onChange({ type: 'value.chosen', eye, key, value })
      }
    }
    setFilled({ name, unfit })
    setPassState({ _tag: 'Closed' })
  }
  const wearers = passState._tag === 'Known' && E.isRight(passState.pass) ? passState.pass.right : []
  const chosen = valuesQuery({ right: form.eyes.right.chosen, left: form.eyes.left.chosen })
  return (
    <PassOfferView
      state={passState._tag}
      failure={refusal === undefined ? undefined : formatText(intl, refusal)}
      wearers={wearers.map(({ id, name, values: [current] }) => ({ id, name, rows: toEyeRows(current?.eyes ?? {}, locale) }))}
      filled={filled}
      passPath={toPath('/my-account/lens-pass')}
      savePath={`${toPath('/my-account/lens-pass/values')}?product=${productId}&${chosen}`}
      onOpen={() => { void open() }}
      onClose={() => { setPassState({ _tag: 'Closed' }) }}
      onFill={(id) => {
        const wearer = wearers.find((candidate) => candidate.id === id)
        if (wearer !== undefined) fill(wearer)
      }}
    />
  )
}
