import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { enterStep } from './enter-step.ts'
import { stepPathOf } from './step-path.ts'

export const handle = { checkout: true } satisfies PageMarks

/** The checkout without a named step, and the former billing step: redirects to the first step (Commerce §2, decision A03). */
export const loader = async (args: LoaderFunctionArgs): Promise<Response> => {
  await enterStep(undefined, args)
  return redirect(stepPathOf(new URL(args.request.url), requestLocale(args.request), 'customer'))
}

export const Component = (): null => null
