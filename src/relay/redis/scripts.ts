import { DAY } from '../time.ts'

// Everything that must be atomic happens in one of these two scripts. They build records by joining
// strings and never parse them: what users sent passes through Redis unchanged.
//
// meta hash: `epoch`, `last` (the stamp of the last step).
// tail stream: `a` stamp, `p` the stamp before, `r` records, `c` a channel, repeated as needed.
// Per channel:
// rows hash: per id `w:` words, `d:` their digest, `s:` state, `t:` its stamp, `a:` acted,
//   `g:` gone; and `floor`.
// changes: id by its last change. words: id by its words' stamp. marks: ids without words.

const CLOCK = `
local function text(number) return string.format('%.0f', number) end
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
if redis.call('HEXISTS', KEYS[1], 'epoch') == 0 then redis.call('HSET', KEYS[1], 'epoch', ARGV[1], 'last', text(now)) end
local last = redis.call('HGET', KEYS[1], 'last') or '0'
local retention = tonumber(ARGV[2])
`

/**
 * Keys: meta, tail, and per channel rows, changes, words, marks.
 * Arguments: epoch, retention, history, marks, tail, what, number of channels, their names, and then
 * words: id, '1' if it is kept, pieces; gone: id, its record before and after the stamp; marks: for
 * each of them id, record, state, its stamp, acted, gone.
 */
export const WRITE: string = `${CLOCK}
local history, mostMarks, what, count = tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[6], tonumber(ARGV[7])
local first = 8 + count
local rank = { unread = 1, read = 2, archived = 3 }
local at = math.max(now, tonumber(last) + 1)
local stamp = text(at)

local function channel(index)
  local key = 3 + (index - 1) * 4
  return { name = ARGV[7 + index], rows = KEYS[key], changes = KEYS[key + 1], words = KEYS[key + 2], marks = KEYS[key + 3] }
end

local function drop(to, id)
  local changed = tonumber(redis.call('ZSCORE', to.changes, id) or '0')
  if changed > tonumber(redis.call('HGET', to.rows, 'floor') or '0') then
    redis.call('HSET', to.rows, 'floor', text(changed))
  end
  for _, key in ipairs({ to.changes, to.words, to.marks }) do redis.call('ZREM', key, id) end
  redis.call('HDEL', to.rows, 'w:' .. id, 'd:' .. id, 's:' .. id, 't:' .. id, 'a:' .. id, 'g:' .. id)
end

local function bound(to, key, most)
  local over = redis.call('ZCARD', key) - most
  if over > 0 then
    for _, id in ipairs(redis.call('ZRANGE', key, 0, over - 1)) do drop(to, id) end
  end
end

local function changed(to, id)
  redis.call('ZADD', to.changes, stamp, id)
  if not redis.call('ZSCORE', to.words, id) then redis.call('ZADD', to.marks, stamp, id) end
end

local function tidy(to)
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', to.changes, 0, text(now - retention), 'LIMIT', 0, 100)) do drop(to, id) end
  bound(to, to.words, history)
  bound(to, to.marks, mostMarks)
  for _, key in ipairs({ to.rows, to.changes, to.words, to.marks }) do redis.call('PEXPIRE', key, text(retention)) end
end

local function larger(to, field, value)
  if value ~= '' and tonumber(value) > (tonumber(redis.call('HGET', to.rows, field) or '') or -1) then
    redis.call('HSET', to.rows, field, value)
  end
end

local function mark(to, id, state, stateStamp, acted, gone)
  if state ~= '' then
    local held = redis.call('HMGET', to.rows, 's:' .. id, 't:' .. id)
    local before, given = tonumber(held[2] or '') or -1, tonumber(stateStamp)
    if given > before or (given == before and rank[state] > (rank[held[1]] or 0)) then
      redis.call('HSET', to.rows, 's:' .. id, state, 't:' .. id, stateStamp)
    end
  end
  larger(to, 'a:' .. id, acted)
  larger(to, 'g:' .. id, gone)
  changed(to, id)
end

local targets, records = {}, {}
if what == 'words' then
  local id, kept, pieces = ARGV[first], ARGV[first + 1], {}
  for index = first + 2, #ARGV do pieces[#pieces + 1] = ARGV[index] end
  local digest = redis.sha1hex(table.concat(pieces, '\\0'))
  records[1] = table.concat(pieces, stamp)
  for index = 1, count do
    local to = channel(index)
    if redis.call('HGET', to.rows, 'd:' .. id) ~= digest then
      targets[#targets + 1] = to
      if kept == '1' then
        redis.call('HSET', to.rows, 'w:' .. id, records[1], 'd:' .. id, digest)
        redis.call('ZADD', to.words, stamp, id)
        redis.call('ZREM', to.marks, id)
        changed(to, id)
      end
    end
  end
elseif what == 'gone' then
  local id = ARGV[first]
  records[1] = ARGV[first + 1] .. stamp .. ARGV[first + 2]
  for index = 1, count do
    local to = channel(index)
    redis.call('HDEL', to.rows, 'w:' .. id, 'd:' .. id)
    redis.call('ZREM', to.words, id)
    mark(to, id, '', '', '', stamp)
    targets[index] = to
  end
else
  local to = channel(1)
  for index = first, #ARGV, 6 do
    for _, given in ipairs({ ARGV[index + 3], ARGV[index + 4], ARGV[index + 5] }) do
      if given ~= '' and tonumber(given) > math.max(now, tonumber(last)) + ${DAY} then return 'ahead' end
    end
  end
  for index = first, #ARGV, 6 do
    records[#records + 1] = ARGV[index + 1]
    mark(to, ARGV[index], ARGV[index + 2], ARGV[index + 3], ARGV[index + 4], ARGV[index + 5])
  end
  targets[1] = to
end

if #targets == 0 then return 'same' end
local entry = {}
for _, to in ipairs(targets) do
  tidy(to)
  entry[#entry + 1] = 'c'
  entry[#entry + 1] = to.name
end
redis.call('HSET', KEYS[1], 'last', stamp)
redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[5], '*', 'a', stamp, 'p', last, 'r', table.concat(records, ','), unpack(entry))
return 'done'
`

/**
 * Keys: meta, and per channel rows and changes, the reader's own first.
 * Arguments: epoch, retention, the reader's epoch, stamp and known floor, and the most rows.
 */
export const READ: string = `${CLOCK}
local epoch = redis.call('HGET', KEYS[1], 'epoch')
local theirs, at, told, limit = ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local oldest, floor = now - retention, 0
for key = 2, #KEYS, 2 do
  floor = math.max(floor, tonumber(redis.call('HGET', KEYS[key], 'floor') or '0'))
end

local recovered = theirs == epoch and at <= tonumber(last)
if told then recovered = recovered and floor <= math.max(told, at)
else recovered = recovered and at >= floor and (at >= oldest or at == tonumber(last)) end

local from, found = math.max(recovered and at or 0, oldest), {}
for key = 2, #KEYS, 2 do
  local ids = redis.call('ZRANGEBYSCORE', KEYS[key + 1], '(' .. text(from), '+inf', 'WITHSCORES')
  for index = 1, #ids, 2 do
    found[#found + 1] = { id = ids[index], at = tonumber(ids[index + 1]), rows = KEYS[key] }
  end
end
table.sort(found, function (a, b) return a.at < b.at end)

local size = math.min(limit, #found)
while size > 0 and size < #found and found[size + 1].at == found[size].at do size = size + 1 end

local rows = {}
for index = 1, size do
  local row = found[index]
  local id = row.id
  local marks = { 's:' .. id, 't:' .. id, 'a:' .. id, 'g:' .. id }
  rows[index] = {
    id, text(row.at), redis.call('HGET', row.rows, 'w:' .. id),
    redis.call('HMGET', row.rows, unpack(marks)),
    row.rows ~= KEYS[2] and redis.call('HMGET', KEYS[2], unpack(marks)) or {}
  }
end
return { epoch, last, text(math.max(now, tonumber(last))), text(floor), recovered and 1 or 0, size < #found and 1 or 0, rows }
`
