import type { ActionFunctionArgs } from 'react-router'
import type { Locale } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { campaignOf } from './campaign.ts'
import type { LensChoices } from './lens-choices.ts'
import { readChoices } from './read-choices.ts'
import { copiedFields, sentFields } from './sent-fields.ts'
import type { SentFields } from './sent-fields.ts'
import { viewProduct } from './viewed-product.ts'
import type { ViewedProduct } from './viewed-product.ts'

/** The submitted form of both eyes. */
export type SentForm = ViewedProduct & {
  readonly injector: Injector
  readonly locale: Locale
  readonly fields: SentFields
  readonly choices: LensChoices
  readonly campaign: ReturnType<typeof campaignOf>
  /** `add` and `subscribe` use the choices; anything else only changes them. */
  readonly intent: string | undefined
  /** With script the cart sidebar opens; without, the cart page follows. */
  readonly opensSidebar: boolean
}

export const readForm = async (args: ActionFunctionArgs): Promise<SentForm> => {
  const { context, request } = args
  const injector = context.get(injectorContext)
  const viewed = await viewProduct(injector, args)
  const sent = sentFields(await request.formData())
  const fields = sent['intent'] === 'copy' ? copiedFields(sent) : sent
  return {
    ...viewed,
    injector,
    locale: requestLocale(request),
    fields,
    choices: readChoices(viewed.product, fields, viewed.maximum),
    campaign: campaignOf(new URL(request.url).searchParams, viewed.product.id),
    intent: sent['intent'],
    opensSidebar: sent['after'] === 'sidebar',
  }
}
