import type { CodeSecrets } from '../../../application/commerce/staff/code-secrets.port.ts'
import type { RenewCodeSecrets } from '../../../application/commerce/staff/renew-code-secrets.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { makeCodeSecrets } from '../../encryption/code-secrets.ts'
import { succeeded } from '../succeeded.ts'

/** Under which keys the secrets of one-time codes are stored and read. */
export const codeSecretsOf = ({ formerSecret }: Pick<Configuration, 'formerSecret'>, secret: string): CodeSecrets =>
  makeCodeSecrets(secret, formerSecret === undefined ? [] : [formerSecret])

/** Nothing is stored in clear, or under a former key, once this is done; whoever cannot sign in any more is reported by id. */
export const renewStoredSecrets = async (renew: RenewCodeSecrets, report: (error: unknown) => void): Promise<void> => {
  const unreadable = await succeeded('Encrypting the secrets of one-time codes', renew())
  if (unreadable.length > 0)
    report(new Error(`SECRET reads the one-time codes of ${unreadable.length} staff members no more (${unreadable.join(', ')}). `
      + 'Name the former one in SECRET_OLD, or give these people other keys by "staff reset".'))
}
