import * as TE from 'fp-ts/lib/TaskEither.js'
import { MARKETING_CHANNELS } from '../../../domain/customer/marketing.ts'
import type { marketingContract } from '../../contract/marketing.ts'
import type { UseCase } from '../operation.ts'

export const makeGetMarketingCommunicationChannels =
  (): UseCase<typeof marketingContract.getMarketingCommunicationChannels> => () => TE.right(MARKETING_CHANNELS)
