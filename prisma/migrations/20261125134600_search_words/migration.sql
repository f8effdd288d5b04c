-- The words of texts, in a language without stems or stop words. Punctuation separates words; in scripts without spaces
-- each character is a word. A character that nobody writes keeps phrases within one text. `server/kernel/words.ts`
-- holds the same rule. It is expensive, so that the planner prefers the indexes.
CREATE FUNCTION "searchWords"(VARIADIC texts text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000
AS $$
  SELECT to_tsvector('simple'::regconfig, regexp_replace(
    regexp_replace(
      array_to_string(texts, U&' \E000 '),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u3004\u3008-\u3020\u30fb\ufe30-\ufe6f'
        '\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+', ' ', 'g'),
    '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3021-\u30fa\u30fc-\u9fff\uf900-\ufaff\uff66-\uff9f]',
    ' \& ', 'g'))
$$;

CREATE INDEX "Shot_words" ON "Shot" USING gin ("searchWords"("description", "dialogue", "notes", "cameraNote"))
  WHERE "deletedAt" IS NULL;
CREATE INDEX "Scene_words" ON "Scene" USING gin ("searchWords"("heading"));
