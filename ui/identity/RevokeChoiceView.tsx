import { FormattedList, FormattedMessage } from 'react-intl'
import type { RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { providerName } from '../../domain/identity/social-provider.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import { TICKED } from '../form/ticked.ts'

export type RevokeChoiceViewProps = {
  readonly methods: RevocableMethods
  /** What a ticked box asks for; unticked, the sign-in methods stay with `revoke` and go with `keep`. */
  readonly choice: 'revoke' | 'keep'
  readonly isTicked?: boolean
}

export const hasMethods = ({ providers, passkeys }: RevocableMethods): boolean => providers.length + passkeys > 0

const ListView = ({ methods: { providers, passkeys } }: Pick<RevokeChoiceViewProps, 'methods'>) => (
  <FormattedList
    value={[
      ...providers.map(providerName),
      ...(passkeys === 0 ? [] : [<FormattedMessage key="passkeys" id="security.passkeys" values={{ count: passkeys }} />]),
    ]}
  />
)

/** In a form: the linked providers and passkeys of the account, and whether they are removed. Nothing where there are none. */
export const RevokeChoiceView = ({ methods, choice, isTicked = false }: RevokeChoiceViewProps) => !hasMethods(methods) ? null : (
  <>
    <p>
      <FormattedMessage id="security.methods" values={{ methods: <ListView methods={methods} /> }} />
      {choice === 'keep' && <>{' '}<FormattedMessage id="security.reset_removes" /></>}
    </p>
    <Checkbox
      name={choice} value={TICKED} defaultChecked={isTicked}
      label={<FormattedMessage id={choice === 'keep' ? 'security.keep' : 'security.revoke'} />}
    />
  </>
)
