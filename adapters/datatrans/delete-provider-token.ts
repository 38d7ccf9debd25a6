import type { ProviderToken } from '../../domain/payment/saved-card.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'

/** Deletes a saved card at the provider; throws if that fails. An unknown card counts as deleted. */
export const deleteProviderToken = async (client: DatatransClient, alias: ProviderToken): Promise<void> => {
  const response = await callDatatrans(client, { method: 'DELETE', path: `/v1/aliases/${alias}` })
  const isUnknown = response.status === 404 || (response.status === 400 && response.text.includes('INVALID_ALIAS'))
  if (response.status !== 204 && response.status !== 200 && !isUnknown) throw unexpected(response)
}
