-- Safe in one step: whoever looks for the posts of a person finds them by their keys, whose index begins with the author, too.
drop index forum_posts_author;
