import type { CodeSecrets } from '../../../application/commerce/staff/code-secrets.port.ts'
import type { RenewCodeSecrets } from '../../../application/commerce/staff/renew-code-secrets.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { makeCodeSecrets } from '../../encryption/code-secrets.ts'
import { succeeded } from '../succeeded.ts'

/** Encrypts code secrets of staff with `SECRET`; decrypts also with `SECRET_OLD`. */
export const codeSecretsOf = ({ formerSecret }: Pick<Configuration, 'formerSecret'>, secret: string): CodeSecrets =>
  makeCodeSecrets(secret, formerSecret === undefined ? [] : [formerSecret])

/** Encrypts all code secrets with the current `SECRET`; reports the ids of staff whose secret cannot be decrypted. */
export const renewStoredSecrets = async (renew: RenewCodeSecrets, report: (error: unknown) => void): Promise<void> => {
  const unreadable = await succeeded('Encrypting code secrets', renew())
  if (unreadable.length > 0)
    report(new Error(`SECRET cannot decrypt the code secrets of ${unreadable.length} staff members (${unreadable.join(', ')}). `
      + 'Set SECRET_OLD to the former secret, or run "staff reset" for each of them.'))
}
