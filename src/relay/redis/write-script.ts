import { MOST_CHANNELS } from '../history-options.ts'
import { DAY } from '../time.ts'
import { HEAD } from './script-head.ts'

/** How many steps a relay may miss and still catch up; beyond that, its clients reconnect. */
const TAIL = 10_000

/**
 * Keys: meta, tail, and per channel rows, changes, words, marks.
 * Arguments: epoch, retention, history, the last stamp that the writer has seen, what, number of
 * channels, their names, and then of what is kept, for now or gone: id, pieces of its record around the
 * stamp; of each of the marks: id, record, state, its stamp, acted, gone.
 */
export const WRITE: string = `${HEAD}
local history, what, count = tonumber(ARGV[3]), ARGV[5], tonumber(ARGV[6])
local first = 7 + count
local rank = { unread = 1, read = 2, archived = 3 }
local at = math.max(now, last + 1, ARGV[4] + 1)
local stamp = text(at)

local function channel(index)
  local key = index * 4 - 1
  return { name = ARGV[6 + index], rows = KEYS[key], changes = KEYS[key + 1], words = KEYS[key + 2], marks = KEYS[key + 3] }
end

local function larger(to, field, value)
  if value ~= '' and tonumber(value) > tonumber(call('HGET', to.rows, field) or -1) then
    call('HSET', to.rows, field, value)
  end
end

local function drop(to, id)
  larger(to, 'floor', call('ZSCORE', to.changes, id) or '')
  for _, key in ipairs({ to.changes, to.words, to.marks }) do call('ZREM', key, id) end
  call('HDEL', to.rows, 'w:' .. id, 's:' .. id, 't:' .. id, 'a:' .. id, 'g:' .. id)
end

local function bound(to, key, most)
  local over = call('ZCARD', key) - most
  if over > 0 then
    for _, id in ipairs(call('ZRANGE', key, 0, over - 1)) do drop(to, id) end
  end
end

local function changed(to, id)
  call('ZADD', to.changes, stamp, id)
  if not call('ZSCORE', to.words, id) then call('ZADD', to.marks, stamp, id) end
end

local function tidy(to)
  for _, id in ipairs(call('ZRANGEBYSCORE', to.changes, 0, text(now - retention), 'LIMIT', 0, 100)) do drop(to, id) end
  bound(to, to.words, history)
  bound(to, to.marks, history * ${MOST_CHANNELS})
  for _, key in ipairs({ to.rows, to.changes, to.words, to.marks }) do call('PEXPIRE', key, text(retention)) end
end

local function mark(to, id, state, stateStamp, acted, gone)
  if state ~= '' then
    local held, before = unpack(call('HMGET', to.rows, 's:' .. id, 't:' .. id))
    local given, before = tonumber(stateStamp), tonumber(before or -1)
    if given > before or (given == before and rank[state] > rank[held]) then
      call('HSET', to.rows, 's:' .. id, state, 't:' .. id, stateStamp)
    end
  end
  larger(to, 'a:' .. id, acted)
  larger(to, 'g:' .. id, gone)
  changed(to, id)
end

local targets, records = {}, {}
if what == 'marks' then
  local to = channel(1)
  for index = first, #ARGV, 6 do
    for field = index + 3, index + 5 do
      if ARGV[field] ~= '' and tonumber(ARGV[field]) > math.max(now, last) + ${DAY} then return 'ahead' end
    end
  end
  for index = first, #ARGV, 6 do
    records[#records + 1] = ARGV[index + 1]
    mark(to, ARGV[index], ARGV[index + 2], ARGV[index + 3], ARGV[index + 4], ARGV[index + 5])
  end
  targets[1] = to
elseif what ~= 'end' then
  local id, pieces = ARGV[first], { unpack(ARGV, first + 1) }
  records[1] = table.concat(pieces, stamp)
  for index = 1, count do
    local to = channel(index)
    local said = call('ZSCORE', to.words, id)
    if what == 'gone' then
      call('HDEL', to.rows, 'w:' .. id)
      call('ZREM', to.words, id)
      mark(to, id, '', '', '', stamp)
      targets[index] = to
    elseif not said or call('HGET', to.rows, 'w:' .. id) ~= table.concat(pieces, text(said)) then
      targets[#targets + 1] = to
      if what == 'kept' then
        call('HSET', to.rows, 'w:' .. id, records[1])
        call('ZADD', to.words, stamp, id)
        call('ZREM', to.marks, id)
        changed(to, id)
      end
    end
  end
end

local fields = { 'a', stamp, 'p', text(last) }
local function add(name, value)
  fields[#fields + 1] = name
  fields[#fields + 1] = value
end
if what == 'end' then
  add('e', '1')
  add('c', ARGV[7])
else
  if #targets == 0 then return 'same' end
  add('r', table.concat(records, ','))
  for _, to in ipairs(targets) do
    tidy(to)
    add('c', to.name)
  end
end
call('HSET', KEYS[1], 'last', stamp)
call('XADD', KEYS[2], 'MAXLEN', '~', ${TAIL}, '*', unpack(fields))
return 'done'
`
