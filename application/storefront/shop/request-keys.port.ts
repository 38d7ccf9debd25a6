import { token } from '../../token.ts'

/** Keys for requests that must be carried out only once, even if they are repeated after a lost response. Each is unique. */
export interface RequestKeys {
  readonly make: () => string
}
export const RequestKeys = token<RequestKeys>('RequestKeys')
