import type { LoginRequest } from './login-mode.ts'
import { useReturnFromProvider } from './use-return-from-provider.ts'

/** Handles the return from a provider's page; its code is loaded only then. */
export const ReturnFromProvider = ({ onRequest }: { readonly onRequest: (request: LoginRequest) => void }): null => {
  useReturnFromProvider(onRequest)
  return null
}
