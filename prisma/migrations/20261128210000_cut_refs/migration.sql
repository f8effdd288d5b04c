-- Shots are found again by the names of clips.
ALTER TYPE "ExternalSource" ADD VALUE 'CUT';
