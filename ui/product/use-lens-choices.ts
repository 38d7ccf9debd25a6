import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { Problems } from './field-problem.ts'
import { changeChoices } from './lens-choices.ts'
import type { ChoiceEvent, LensChoices } from './lens-choices.ts'
import type { ProductReply } from './product-reply.ts'
import { readChoices } from './read-choices.ts'
import { sentFields } from './sent-fields.ts'
import type { ViewedProduct } from './viewed-product.ts'
import { passedChoices } from './written-choices.ts'

export type LensChoosing = {
  readonly choices: LensChoices
  readonly change: (event: ChoiceEvent) => void
  /** The tries to buy so far, and what stood in the way of the last one. */
  readonly attempt: { readonly count: number; readonly problems: Problems }
  readonly refuse: (problems: Problems) => void
}

/** What is chosen of a product: as the form was sent, as the page before passed it on, or as the address says. */
export const useLensChoices = ({ product, maximum }: ViewedProduct, posted: ProductReply | undefined): LensChoosing => {
  const { search, state } = useLocation()
  const [choices, setChoices] = useState(() => {
    // What the page before passed on stays out of the address; a page that wakes up has no page before.
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
