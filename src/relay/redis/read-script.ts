import { HEAD } from './script-head.ts'

/** How many bytes a page has before it ends: it is kept for as long as its client doesn't read it. */
const PAGE_BYTES = 128 * 1024

/**
 * Keys: meta, and per channel rows, changes, words and kept, the reader's own first.
 * Arguments: epoch, history, retention, the reader's epoch, stamp, known floor and end of a history, and the
 * most items. Sets are read in pieces, and only those are read on that may have something for this page: it
 * costs what it returns, however much the channels hold.
 */
export const READ: string = `${HEAD}
local theirs, at, told, upTo, limit = ARGV[4], tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])
local oldest, floor = now - retention, 0
for key = 2, #KEYS, 4 do
  floor = math.max(floor, call('HGET', KEYS[key], 'floor') or 0)
end

local recovered = theirs == epoch and at <= last
if told then recovered = recovered and floor <= math.max(told, at)
else recovered = recovered and at >= floor and (at >= oldest or at == last) end

local function newestFirst(a, b) return a.at > b.at end
local function oldestFirst(a, b) return a.at < b.at end

-- How many rows have so many items: one in several channels is one, and a step is never split.
local function sizeOf(rows, most)
  local met, count = {}, 0
  for index, row in ipairs(rows) do
    if not met[row.id] then
      if count >= most and row.at ~= rows[index - 1].at then return index - 1 end
      met[row.id] = true
      count = count + 1
    end
  end
  return #rows, count < most
end

-- The first items between two stamps, of one kind of set in all channels, and whether there are more.
local function take(kind, from, to, most, isNewestFirst)
  local command, first, final = 'ZRANGEBYSCORE', '(' .. text(from), text(to)
  if isNewestFirst then command, first, final = 'ZREVRANGEBYSCORE', final, first end
  local found, open, rest = {}, {}, false
  for key = 2, #KEYS, 4 do open[#open + 1] = { rows = KEYS[key], set = KEYS[key + kind], read = 0 } end
  local piece = math.max(8, math.ceil(most / #open))
  while #open > 0 do
    for _, channel in ipairs(open) do
      local ids = call(command, channel.set, first, final, 'WITHSCORES', 'LIMIT', channel.read, piece)
      for index = 1, #ids, 2 do
        channel.at = tonumber(ids[index + 1])
        found[#found + 1] = { id = ids[index], at = channel.at, rows = channel.rows }
      end
      channel.read = channel.read + #ids / 2
      channel.isDone = #ids / 2 < piece
    end
    table.sort(found, isNewestFirst and newestFirst or oldestFirst)
    local size, isShort = sizeOf(found, most)
    -- What is behind so many stays behind, whatever comes.
    for index = #found, size + 1, -1 do found[index], rest = nil, true end
    local edge, still = found[size], {}
    for _, channel in ipairs(open) do
      if not channel.isDone then
        local isBefore = isShort or (isNewestFirst and channel.at >= edge.at) or (not isNewestFirst and channel.at <= edge.at)
        if isBefore then still[#still + 1] = channel else rest = true end
      end
    end
    open, piece = still, piece * 2
  end
  return found, rest
end

local CHANGES, WORDS, KEPT = 1, 2, 3
local from = math.max(recovered and at or 0, oldest)
local found, more
if recovered and not upTo then
  found, more = take(CHANGES, from, last, limit, false)
else
  found, more = take(WORDS, from, upTo or last, limit, true)
  if more then from = found[#found].at end
  more = false
  for _, row in ipairs((take(KEPT, from, upTo or last, limit, true))) do found[#found + 1] = row end
  table.sort(found, oldestFirst)
end

local hasOwn = call('EXISTS', KEYS[2]) == 1
local rows, size = {}, 0
for index, row in ipairs(found) do
  if size > ${PAGE_BYTES} and row.at > found[index - 1].at then
    more = true
    break
  end
  local words, mark = unpack(call('HMGET', row.rows, 'w:' .. row.id, 'm:' .. row.id))
  local own = hasOwn and row.rows ~= KEYS[2] and call('HGET', KEYS[2], 'm:' .. row.id)
  size = size + #(words or '')
  rows[index] = { row.id, text(row.at), words, mark, own }
end
return { epoch, text(last), text(math.max(now, last)), text(floor), recovered and 1 or 0, more and 1 or 0, text(history), text(retention), rows }
`
