import type { ActionFunctionArgs } from 'react-router'
import type { Locale } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector.ts'
import type { Injector } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { campaignOf } from './campaign.ts'
import type { LensChoices } from './lens-choices.ts'
import { readChoices } from './read-choices.ts'
import { copiedFields, sentFields } from './sent-fields.ts'
import type { SentFields } from './sent-fields.ts'
import { viewProduct } from './viewed-product.ts'
import type { ViewedProduct } from './viewed-product.ts'

/** The form of both eyes as it was sent. */
export type SentForm = ViewedProduct & {
  readonly injector: Injector
  readonly locale: Locale
  readonly fields: SentFields
  readonly choices: LensChoices
  readonly campaign: ReturnType<typeof campaignOf>
  /** `add` and `subscribe` want what is chosen; anything else only changes it. */
  readonly intent: string | undefined
  /** With script the cart opens at the side of the page; without, its own page follows. */
  readonly opensSidebar: boolean
}

export const readForm = async (asked: ActionFunctionArgs): Promise<SentForm> => {
  const { context, request } = asked
  const injector = context.get(injectorContext)
  const viewed = await viewProduct(injector, asked)
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
