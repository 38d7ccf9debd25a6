import * as E from 'fp-ts/lib/Either.js'
import { redirect } from 'react-router'
import { subscriptionPath } from '../../domain/subscription/products-in-address.ts'
import { showAgain } from './buy-lenses.ts'
import { chosenItems } from './chosen-items.ts'
import type { SentForm } from './sent-form.ts'

/** Redirects to the subscription page with the choices, or returns the errors. */
export const subscribeToLenses = async (form: SentForm) => {
  const items = chosenItems(form.product, form.choices)
  return E.isLeft(items) ? showAgain(form, { problems: items.left }, 422) : redirect(subscriptionPath(form.locale, items.right), 303)
}
