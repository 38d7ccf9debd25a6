import { redirect, type LoaderFunctionArgs } from 'react-router'
import { requestLocale } from '../routing/request-locale.ts'
import { enterStep } from './enter-step.ts'
import { stepPath } from './step-path.ts'

export const handle = { checkout: true } as const

/** The checkout without a named step, and the old billing step: on to where the checkout begins (Commerce §2, decision A03). */
export const loader = async (asked: LoaderFunctionArgs): Promise<Response> => {
  await enterStep(undefined, asked)
  return redirect(stepPath(requestLocale(asked.request), 'customer'))
}

export const Component = (): null => null
