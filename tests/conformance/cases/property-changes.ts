import { valueAt } from '../body-values.ts'
import type { ConformanceRun } from '../conformance-run.ts'

/**
 * Checks quickChange for every field except the agent. The record leaves the private collection only while archived, so
 * it is never public.
 */
export async function testQuickChanges(run: ConformanceRun, id: number, tag: number | null): Promise<void> {
  const changes = [
    { id, block: 'price', value: 123_456 },
    { id, block: 'hide_price', value: 1 },
    { id, block: 'low_cost', value: 1 },
    { id, block: 'low_cost', value: 0 },
    { id, block: 'for_sale', value: 0 },
    { id, block: 'for_sale', value: 1 },
    { id, block: 'highlighted', value: 1 },
    { id, block: 'highlighted', value: 0 },
    { id, block: 'archived', value: 1 },
    { id, block: 'collection', value: 0 },
    { id, block: 'collection', value: 1 },
    { id, block: 'archived', value: 0 },
    { id, block: 'tag_id', value: tag },
    { id, block: 'tag_id', value: null },
  ] as const
  for (const change of changes) {
    const result = await run.expectSuccess('properties.quickChange', { body: change })
    const general = result && (await run.expectSuccess('properties.general', { params: { id } }))
    if (general === null) continue
    const changed = valueAt(general.body, `block.${change.block}`) === change.value
    run.check('properties.quickChange', changed, `does not change ${change.block}`)
  }
}
