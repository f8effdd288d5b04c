-- Shots of scripts that were imported before emphasis was taken off keep its marks no longer, where nobody has edited
-- them since. Imports after 20261123140000 had it taken off already, and their escaped marks must stay.
BEGIN;

-- A character that an underscore inside of a word stands beside.
CREATE FUNCTION pg_temp.is_word(c TEXT) RETURNS BOOLEAN LANGUAGE sql AS $$
  SELECT c ~ '^[A-Za-z0-9]$' OR (ascii(c) >= 192 AND ascii(c) NOT IN (215, 247)
    AND ascii(c) NOT BETWEEN 8192 AND 8303 AND ascii(c) NOT BETWEEN 12288 AND 12351)
$$;

-- The rule of server/modules/board/scriptEmphasis.ts, for one line.
CREATE FUNCTION pg_temp.without_emphasis(line TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  pieces TEXT[] := '{}';
  places INT[] := '{}';
  marks INT[] := '{}';
  kinds TEXT[] := '{}';
  place INT := 1;
  start INT;
  run TEXT;
  mark TEXT;
  before TEXT;
  after TEXT;
  is_inside BOOLEAN;
  remaining INT;
  paired INT;
BEGIN
  LOOP
    run := substring(substr(line, place) FROM '\\[*_]|\*+|_+');
    EXIT WHEN run IS NULL;
    start := place + strpos(substr(line, place), run) - 1;
    pieces := array_append(pieces, substr(line, place, start - place));
    place := start + length(run);
    mark := left(run, 1);
    IF mark = '\' THEN
      pieces := array_append(pieces, substr(run, 2));
    ELSIF length(run) > (CASE mark WHEN '*' THEN 3 ELSE 1 END) THEN
      pieces := array_append(pieces, run);
    ELSE
      before := substr(line, start - 1, 1);
      after := substr(line, place, 1);
      is_inside := mark = '_' AND pg_temp.is_word(before) AND pg_temp.is_word(after);
      remaining := length(run);
      IF NOT is_inside AND before !~ '^\s?$' THEN
        FOR i IN REVERSE cardinality(marks)..1 LOOP
          IF kinds[i] = mark THEN
            paired := least(marks[i], remaining);
            marks[i] := marks[i] - paired;
            remaining := remaining - paired;
            pieces[places[i]] := repeat(mark, marks[i]);
          END IF;
        END LOOP;
      END IF;
      IF remaining > 0 AND NOT is_inside AND after !~ '^\s?$' THEN
        places := array_append(places, cardinality(pieces) + 1);
        marks := array_append(marks, remaining);
        kinds := array_append(kinds, mark);
      END IF;
      pieces := array_append(pieces, repeat(mark, remaining));
    END IF;
  END LOOP;
  RETURN array_to_string(pieces, '') || substr(line, place);
END
$$;

CREATE FUNCTION pg_temp.without_emphases(lines TEXT) RETURNS TEXT LANGUAGE sql AS $$
  SELECT string_agg(pg_temp.without_emphasis("line"), E'\n' ORDER BY "number")
  FROM regexp_split_to_table(lines, E'\n') WITH ORDINALITY AS t("line", "number")
$$;

UPDATE "Shot" s SET "description" = plain."description", "dialogue" = plain."dialogue", "updatedAt" = now()
FROM (
  SELECT "id", pg_temp.without_emphases("description") AS "description", pg_temp.without_emphases("dialogue") AS "dialogue"
  FROM "Shot"
  WHERE "scriptLine" IS NOT NULL AND "version" = 1 AND ("description" ~ '[*_]' OR "dialogue" ~ '[*_]')
    AND "createdAt" < (SELECT "appliedAt" FROM "_migrations" WHERE "name" = '20261123140000_script_authors')
) plain
WHERE s."id" = plain."id" AND (s."description", s."dialogue") IS DISTINCT FROM (plain."description", plain."dialogue");

COMMIT;
