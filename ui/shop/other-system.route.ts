import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../binding/route-error.ts'
import { moved } from './moved.ts'

/** All other paths: a capitalised former path is redirected permanently, anything else is not found. */
export const loader = (args: LoaderFunctionArgs): Response => {
  const redirected = moved(args)
  if (redirected === undefined) throw routeError({ _tag: 'NotFound', what: 'category' })
  return redirected
}
