import { oneOf } from '../core/inside.ts'
import { type InboxRecord, type ItemState, stateOf, states } from '../record/index.ts'
import type { Inbox, ItemTargets } from './inbox.ts'
import type { Ledger } from './ledger.ts'
import type { Live } from './live.ts'
import type { Stamps } from './stamps.ts'
import type { StoreKeeper } from './store-keeper.ts'
import { type FindRecords, targetsOf } from './targets.ts'

const readState = oneOf(...states)

/** What marking needs from its inbox. */
interface Surroundings<Data> {
  live: Live<Data>
  ledger: Ledger
  stamps: Stamps
  find: FindRecords<Data>
  keeper: StoreKeeper | undefined
}

/** Creates `mark` and `remove`. */
export const createMarking = <Data>(
  around: Surroundings<Data>,
): Pick<Inbox<Data>, 'mark' | 'remove'> => {
  const { live, ledger, stamps, find, keeper } = around

  /** Changes the records of each target, and returns how many targets that changed. */
  const forEach = (
    targets: ItemTargets<Data>,
    change: (records: readonly InboxRecord[]) => boolean,
    isMeant = (_record: InboxRecord): boolean => true,
  ): number => {
    const changed = targetsOf(targets).filter((target) => {
      const records = find(target).filter(isMeant)
      // What is unknown may be in the store; what is filed here meanwhile is not meant.
      if (!records.length)
        keeper?.afterLoading(() => forEach(target, change, (record) => !live.of(record)))
      return change(records)
    })
    ledger.publish()
    return changed.length
  }

  const setState = (record: InboxRecord, state: ItemState): void => {
    if (stateOf(record) === state) return
    ledger.say(record.id, { state: [state, stamps.next(record)] })
    ledger.closeCard(record.id)
  }

  return {
    mark: (targets, state) => {
      readState('state', state)
      return forEach(targets, (records) => {
        const isChanged = records[0] !== undefined && stateOf(records[0]) !== state
        for (const record of records) setState(record, state)
        return isChanged
      })
    },
    remove: (targets) =>
      forEach(targets, (records) => {
        for (const record of records) {
          ledger.say(record.id, { gone: stamps.next(record) })
          ledger.closeCard(record.id)
        }
        return records.length > 0
      }),
  }
}
