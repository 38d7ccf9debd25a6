import { routeError } from '../routing/route-error.ts'

export const loader = (): never => {
  throw routeError({ _tag: 'NotFound', what: 'category' })
}

export const Component = (): null => null
