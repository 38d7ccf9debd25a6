import { token } from '../../token.ts'

/** Keys for requests that must be carried out once, even if they are repeated after a lost answer. None is given twice. */
export interface RequestKeys {
  readonly make: () => string
}
export const RequestKeys = token<RequestKeys>('RequestKeys')
