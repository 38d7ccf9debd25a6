import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../binding/route-error.ts'
import { moved } from './moved.ts'

/** Whatever no page answers: an old capitalised address moves for good, anything else is not there. */
export const loader = (args: LoaderFunctionArgs): Response => {
  const elsewhere = moved(args)
  if (elsewhere === undefined) throw routeError({ _tag: 'NotFound', what: 'category' })
  return elsewhere
}
