import type { ProviderToken } from '../../domain/payment/saved-card.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'

/** Has the provider forget a card; throws when it does not. One it does not know is forgotten. */
export const deleteProviderToken = async (client: DatatransClient, alias: ProviderToken): Promise<void> => {
  const answer = await callDatatrans(client, { method: 'DELETE', path: `/v1/aliases/${alias}` })
  const isUnknown = answer.status === 404 || (answer.status === 400 && answer.text.includes('INVALID_ALIAS'))
  if (answer.status !== 204 && answer.status !== 200 && !isUnknown) throw unexpected(answer)
}
