import { packCluster } from '../../tools/vite.cluster.ts'
import { makeCluster } from './postgres-cluster.ts'

/** Creates the template that every new database of a run is copied from. */
export default async (): Promise<() => void> => {
  await packCluster()
  const { folder, remove } = await makeCluster()
  process.env['POSTGRES_CLUSTER'] = folder
  return remove
}
