import * as TE from 'fp-ts/lib/TaskEither.js'
import { MARKETING_CHANNELS } from '../../../domain/customer/marketing.ts'
import type { marketingContract } from '../../contract/marketing.ts'
import type { WideUseCase } from '../operation.ts'

export const makeGetMarketingCommunicationChannels =
  (): WideUseCase<typeof marketingContract.getMarketingCommunicationChannels> => () => TE.right(MARKETING_CHANNELS)
