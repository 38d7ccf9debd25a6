import { FormattedList, FormattedMessage } from 'react-intl'
import type { RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { providerName } from '../../domain/identity/social-provider.ts'

/** Sign-in methods within a sentence. */
export const MethodsListView = ({ methods: { providers, passkeys } }: { readonly methods: RevocableMethods }) => (
  <FormattedList
    value={[
      ...providers.map(providerName),
      ...(passkeys === 0 ? [] : [<FormattedMessage key="passkeys" id="security.passkeys" values={{ count: passkeys }} />]),
    ]}
  />
)
