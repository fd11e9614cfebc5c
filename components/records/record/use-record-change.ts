import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { trackPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

/** Like `useAction`, but doesn't ignore a call while another is running. Resolves with true on success. */
export function useRecordChange(resource: 'properties' | 'condominiums') {
  const { revalidate } = useMutateCalls()
  return async function run(send: () => Promise<void>): Promise<boolean> {
    try {
      await trackPendingWrite(send)
      return true
    } catch (error) {
      notifyError(asAgencyError(error))
      return false
    } finally {
      void revalidate(resource, 'activity')
    }
  }
}
