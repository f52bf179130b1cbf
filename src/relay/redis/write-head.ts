import { MOST_CHANNELS } from '../history-options.ts'
import { HEAD } from './script-head.ts'

/** How many steps a relay may miss and still catch up; beyond that, its clients reconnect. */
const TAIL = 10_000

/**
 * What the scripts that take a step begin with. Keys: meta, tail, and of a channel rows, changes, words,
 * marks, kept. A fourth argument: the last stamp that the writer has seen.
 */
export const WRITE_HEAD: string = `${HEAD}
local at = math.max(now, last + 1, ARGV[4] + 1)
local stamp = text(at)
local rank = { unread = 1, read = 2, archived = 3 }

local function channel(name, key)
  return { name = name, rows = KEYS[key], changes = KEYS[key + 1], words = KEYS[key + 2], marks = KEYS[key + 3], kept = KEYS[key + 4] }
end

local function larger(a, b)
  if b ~= '' and (a == '' or tonumber(b) > tonumber(a)) then return b end
  return a
end

local function fieldsOf(mark) return string.match(mark, '^([^,]*),([^,]*),([^,]*),([^,]*)$') end

local function merge(to, id, mark)
  local state, since, acted, gone = fieldsOf(call('HGET', to.rows, 'm:' .. id) or ',,,')
  local newState, newSince, newActed, newGone = fieldsOf(mark)
  if newState ~= '' then
    local given, before = tonumber(newSince), tonumber(since) or -1
    if given > before or (given == before and rank[newState] > rank[state]) then
      state, since = newState, newSince
    end
  end
  local merged = { state, since, larger(acted, newActed), larger(gone, newGone) }
  call('HSET', to.rows, 'm:' .. id, table.concat(merged, ','))
end

local function drop(to, id)
  local floor = larger(call('HGET', to.rows, 'floor') or '', call('ZSCORE', to.changes, id) or '')
  call('HSET', to.rows, 'floor', floor)
  for _, set in ipairs({ to.changes, to.words, to.marks, to.kept }) do call('ZREM', set, id) end
  call('HDEL', to.rows, 'w:' .. id, 'm:' .. id)
end

local function bound(to, set, most)
  local over = call('ZCARD', set) - most
  if over > 0 then
    for _, id in ipairs(call('ZRANGE', set, 0, over - 1)) do drop(to, id) end
  end
end

local function put(to, id, set)
  for _, other in ipairs({ to.words, to.marks, to.kept }) do
    if other ~= set then call('ZREM', other, id) end
  end
  call('ZADD', set, stamp, id)
  call('ZADD', to.changes, stamp, id)
end

local function tidy(to)
  for _, id in ipairs(call('ZRANGEBYSCORE', to.changes, 0, text(now - retention), 'LIMIT', 0, 100)) do drop(to, id) end
  bound(to, to.words, history)
  bound(to, to.marks, history * ${MOST_CHANNELS})
  bound(to, to.kept, history * ${MOST_CHANNELS})
  for _, key in ipairs({ to.rows, to.changes, to.words, to.marks, to.kept }) do call('PEXPIRE', key, text(retention)) end
end

local function tell(field, value, names)
  local fields = { 'a', stamp, 'p', text(last), field, value }
  for _, name in ipairs(names) do
    fields[#fields + 1] = 'c'
    fields[#fields + 1] = name
  end
  call('HSET', KEYS[1], 'last', stamp)
  call('XADD', KEYS[2], 'MAXLEN', '~', ${TAIL}, '*', unpack(fields))
end

local function done(outcome) return { outcome, text(history), text(retention) } end
`
