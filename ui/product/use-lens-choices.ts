import { useCallback, useState } from 'react'
import { useLocation } from '../binding/use-page.ts'
import type { Problems } from './field-problem.ts'
import { changeChoices } from './lens-choices.ts'
import type { ChoiceEvent, LensChoices } from './lens-choices.ts'
import type { ProductReply } from './product-reply.ts'
import { readChoices } from './read-choices.ts'
import { sentFields } from './sent-fields.ts'
import type { ViewedProduct } from './viewed-product.ts'

export type LensChoicesState = {
  readonly choices: LensChoices
  /** Whether anything was chosen, here or in the address. */
  readonly isChanged: boolean
  readonly change: (event: ChoiceEvent) => void
  /** The number of attempts so far, and the problems of the last one. */
  readonly attempt: { readonly count: number; readonly problems: Problems }
  readonly refuse: (problems: Problems) => void
}

/** The choices on a product page: from the submitted form, or the address. */
export const useLensChoices = ({ product, maximum }: ViewedProduct, posted: ProductReply | undefined): LensChoicesState => {
  const { search } = useLocation()
  const [initial] = useState(() => {
    const read = readChoices(product, posted?.fields ?? sentFields(new URLSearchParams(search)), maximum)
    return posted === undefined ? read : { ...read, problems: { ...read.problems, ...posted.problems } }
  })
  const [choices, setChoices] = useState(initial)
  const [attempt, setAttempt] = useState({ count: 0, problems: posted?.problems ?? {} })
  const change = useCallback((event: ChoiceEvent): void => { setChoices((now) => changeChoices(now, event)) }, [])
  const refuse = (problems: Problems): void => {
    setAttempt(({ count }) => ({ count: count + 1, problems }))
    change({ type: 'problems.found', problems })
  }
  return { choices, isChanged: choices !== initial || search !== '', change, attempt, refuse }
}
