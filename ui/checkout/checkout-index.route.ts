import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { enterStep } from './enter-step.ts'
import { stepPathOf } from './step-path.ts'

export const handle = { checkout: true } satisfies PageMarks

/** The checkout without a named step, and the old billing step: on to where the checkout begins (Commerce §2, decision A03). */
export const loader = async (asked: LoaderFunctionArgs): Promise<Response> => {
  await enterStep(undefined, asked)
  return redirect(stepPathOf(new URL(asked.request.url), requestLocale(asked.request), 'customer'))
}

export const Component = (): null => null
