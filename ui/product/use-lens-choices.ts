import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { Problems } from './field-problem.ts'
import { changeChoices } from './lens-choices.ts'
import type { ChoiceEvent, LensChoices } from './lens-choices.ts'
import type { ProductReply } from './product-reply.ts'
import { readChoices } from './read-choices.ts'
import { sentFields } from './sent-fields.ts'
import type { ViewedProduct } from './viewed-product.ts'
import { passedChoices } from './choices-as-fields.ts'

export type LensChoicesState = {
  readonly choices: LensChoices
  readonly change: (event: ChoiceEvent) => void
  /** The number of attempts so far, and the problems of the last one. */
  readonly attempt: { readonly count: number; readonly problems: Problems }
  readonly refuse: (problems: Problems) => void
}

/** The choices on a product page: from the submitted form, the previous page, or the address. */
export const useLensChoices = ({ product, maximum }: ViewedProduct, posted: ProductReply | undefined): LensChoicesState => {
  const { search, state } = useLocation()
  const [choices, setChoices] = useState(() => {
    // The choices of the previous page are not in the address; there is no previous page during hydration.
    const read = readChoices(product, posted?.fields ?? passedChoices(state) ?? sentFields(new URLSearchParams(search)), maximum)
    return posted === undefined ? read : { ...read, problems: { ...read.problems, ...posted.problems } }
  })
  const [attempt, setAttempt] = useState({ count: 0, problems: posted?.problems ?? {} })
  const change = useCallback((event: ChoiceEvent): void => { setChoices((now) => changeChoices(now, event)) }, [])
  const refuse = (problems: Problems): void => {
    setAttempt(({ count }) => ({ count: count + 1, problems }))
    change({ type: 'problems.found', problems })
  }
  return { choices, change, attempt, refuse }
}
