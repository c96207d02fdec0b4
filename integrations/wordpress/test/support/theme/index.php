<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<main>
<?php
while ( have_posts() ) {
	the_post();
	echo '<article>';
	the_content();
	echo '</article>';
}
?>
</main>
<?php dynamic_sidebar( 'side' ); ?>
<?php wp_footer(); ?>
</body>
</html>
